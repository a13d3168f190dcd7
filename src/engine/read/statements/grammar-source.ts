/**
 * How a language says yes, no, not yet, who and whether at all. Each entry is the source of a regular expression, read without case; white space
 * in it stands for any white space. What an entry is for is said where it is used.
 */
export interface GrammarSource {
  /** Where a clause ends and another main clause begins. */
  breaks: string;
  /** What begins a clause that only says when, whether, why or which. */
  subordinate: string;
  /** Finite verbs that tell where a relative clause without commas ends. */
  finite: string;
  /** Negations that deny nothing: "without undue delay", "not later than". */
  harmless: string;
  /** "no … without", "not … until": a condition, thus a rule. Tried from the negation on. */
  conditionOfNegation: string;
  negation: string;
  /** Of these the ones that are a subject: nobody. */
  nobody: string;
  ban: string;
  waiver: string;
  /** Predicates that say that a thing failed, was left out or is missing. */
  failure: string;
  /** Things and acts that nobody wants; denied they are good news. */
  unwanted: string;
  /** Acts of control: denied they are bad news. */
  controlling: string;
  /** What is done about an unwanted thing: "no finding was closed" is bad news although nobody wants findings. */
  resolving: string;
  must: string;
  should: string;
  may: string;
  action: string;
  plan: string;
  open: string;
  question: string;
  exception: string;
  /** An exception that takes most cases with it, and one that is kept small. */
  broad: string;
  bounded: string;
  quotation: string;
  definition: string;
  scope: string;
  sanction: string;
  reference: string;
  /** Headings of sections whose content is of that mode. */
  openSection: string;
  planSection: string;
  exceptionSection: string;
  quotationSection: string;
  definitionSection: string;
  scopeSection: string;
  sanctionSection: string;
  /** Headings of lists of what must not be done. */
  banSection: string;
  /** How a sentence ends that leads in a list of what may happen: "is activated when:". */
  conditionLead: string;
  vendorSection: string;
  customerSection: string;
  /** Heads of subjects. */
  us: string;
  role: string;
  everybody: string;
  vendor: string;
  customer: string;
  generic: string;
  /** "by" of the passive. */
  by: string;
  /** What may follow the head of a subject without making it a part of another: "the vendor also keeps", "le prestataire de paie tient". */
  afterHead: string;
  /** What was done about a failure. */
  followUp: string;
  /** "3 of 40", with the counts as groups; where the whole comes first ("of 40 … 3") they are the third and fourth. */
  counted: string;
  /** Verbs of success after a count. */
  success: string;
  /** Cells of a table that say yes, and no. */
  yesCell: string;
  noCell: string;
  /** Of these the ones that tell nothing without the heading of their column. */
  bareNo: string;
  /** What says in whose hands a thing lies: "is left to", "lies with". */
  leftTo: string;
  /** What a text calls itself that tells of what is to come: a proposal, a project sketch. */
  planFrame: string;
  /** What a text calls itself whose words are not the organisation's own: a lesson, a story, an article. */
  foreignFrame: string;
  /** What a document out of force calls itself. */
  withdrawn: string;
  /**
   * Entries that not every language needs. Words that begin a subordinate clause only if its verb comes last, being articles, prepositions or
   * adverbs otherwise; a language with this entry puts the verb of every subordinate clause last.
   */
  verbLast?: string;
  /** Negations that may stand after what they deny ("Abweichungen gab es nicht"). */
  lateNegation?: string;
  /** What says that a thing is or was done without naming it: denied it is bad news. With this entry the denial of other things is none. */
  being?: string;
  /** "Without approval … no": a condition that stands before the negation, thus a rule. */
  conditionFirst?: string;
  /** Conditions that leave a duty to mood or time. With this entry a waiver counts in the main clause alone. */
  whim?: string;
  /** What may stand before the verb without being the subject, which then follows the verb. */
  fronted?: string;
  /** What follows a subject that only suffers the act ("suppliers are assessed"). */
  suffered?: string;
  /** Denials, with their negation in them, that are plain whatever else is denied: "there are no rules on", "has not been laid down". */
  plainly?: string;
  /** Negations that stand in a list of their own and say what there shall not be: "phones in the locker, no photos, no guests". */
  aside?: string;
  /** The first words of a paragraph where they only name what it is about, the whole of them: "Retention.", "Who may enter." */
  label?: string;
}
