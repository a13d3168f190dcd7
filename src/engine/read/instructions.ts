/** Text that speaks to a machine that reads rather than to a person: asks to ignore, to rate, to classify, to pretend. */
const ADDRESSES_A_MACHINE = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|above|prior|earlier|preceding|all|any|other|your)\b.{0,30}\b(?:instructions?|prompts?|rules|text|guidelines|context)\b/i,
  /\b(?:ignore|disregard|forget) (?:everything|all|the) (?:above|before|of the above)/i,
  /\b(?:ignore|disregard) the above\b/i,
  /\byou are (?:now )?(?:an?|the) (?:ai|llm|language model|assistant|chatbot|compliance (?:ai|bot|assistant)|evaluator|grader)\b/i,
  /\b(?:dear|attention|note to|instructions? (?:to|for)|message (?:to|for)) (?:the )?(?:ai|llm|language model|assistant|chatbot|model|evaluator|grader|automated)\b/i,
  /\b(?:ai|llm|language model|assistant|evaluator|grader|classifier)s?\b[^.]{0,30}\b(?:must|should|shall|please|has to)\b[^.]{0,40}\b(?:rate|score|grade|classify|mark|approve|output|respond|answer|report|treat|conclude)\b/i,
  /\b(?:rate|score|grade|mark)\b.{0,50}\b(?:10\s*(?:\/|out of|of)\s*10|100\s?%|fully compliant|as compliant|as covered|highest|maximum)\b/i,
  /\b(?:system prompt|<\|?(?:im_start|system|assistant)\|?>|\[INST\]|### ?(?:system|instruction)s?:)/i,
  /\b(?:respond|reply|answer|output) (?:only )?with\b.{0,40}\b(?:json|compliant|covered|yes|10)\b/i,
  /\bignorier\w*\b.{0,40}\b(?:anweisungen?|vorherige\w*|obige\w*)\b/i,
  /\bignore[zr]?\b.{0,40}\b(?:instructions?|consignes?|ce qui précède)\b/i,
  /\bignor[ae]\w*\b.{0,40}\b(?:instrucciones|lo anterior)\b/i,
];

/** Whether a passage is addressed to an AI. */
export function addressesMachine(text: string): boolean {
  return ADDRESSES_A_MACHINE.some((pattern) => pattern.test(text));
}
