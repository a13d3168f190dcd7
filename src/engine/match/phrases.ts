/** A cue phrase and the requirements that list it. */
export interface Phrase {
  id: number;
  /** As the catalogue writes it; other spellings of the same phrase follow. */
  text: string;
  spellings: string[];
  stems: string[];
  /** How much a hit tells: rare and long phrases more; 0 to about 1.3. */
  weight: number;
  owners: Owner[];
}

export interface Owner {
  requirement: number;
  /** Position of the ask whose cue it is; -1 for a cue or the title of the requirement itself. */
  ask: number;
  title: boolean;
  /** For a cue of the requirement itself the ask that it is nearest to by its words, where one is near. */
  near?: number;
}

export interface PhraseNode {
  next: Map<string, PhraseNode>;
  phrase?: Phrase;
}

/** Adds a phrase to a collection by its stems; the same words make the same phrase, whoever lists it. */
export function addPhrase(byKey: Map<string, Phrase>, text: string, stems: string[], owner: Owner): void {
  if (stems.length === 0) return;
  const key = stems.join(' ');
  const phrase = byKey.get(key) ?? { id: byKey.size, text, spellings: [], stems, weight: 1, owners: [] };
  byKey.set(key, phrase);
  phrase.spellings.push(text);
  if (!phrase.owners.some(({ requirement, ask }) => requirement === owner.requirement && ask === owner.ask))
    phrase.owners.push(owner);
}

export function trieOf(phrases: Phrase[]): PhraseNode {
  const root: PhraseNode = { next: new Map() };
  for (const phrase of phrases) {
    let node = root;
    for (const stem of phrase.stems) {
      const next: PhraseNode = node.next.get(stem) ?? { next: new Map() };
      node.next.set(stem, next);
      node = next;
    }
    node.phrase = phrase;
  }
  return root;
}

/** Every phrase that stands word for word in a sequence of stems, at the position of its first word. */
export function hitsOf(stems: string[], trie: PhraseNode): { phrase: Phrase; at: number }[] {
  const hits: { phrase: Phrase; at: number }[] = [];
  for (let i = 0; i < stems.length; i++) {
    let node = trie.next.get(stems[i] ?? '');
    for (let j = i + 1; node; j++) {
      if (node.phrase) hits.push({ phrase: node.phrase, at: i });
      node = node.next.get(stems[j] ?? '');
    }
  }
  return hits;
}

/** A phrase that many requirements use says little; a single word says less than two or three. */
export function weigh(phrases: Phrase[], texts: string[][], trie: PhraseNode): void {
  const spread = new Map<Phrase, Set<number>>();
  texts.forEach((stems, requirement) => {
    for (const { phrase } of hitsOf(stems, trie))
      spread.set(phrase, (spread.get(phrase) ?? new Set()).add(requirement));
  });
  const scale = Math.log(1 + texts.length);
  for (const phrase of phrases) {
    const holders = new Set([...(spread.get(phrase) ?? []), ...phrase.owners.map(({ requirement }) => requirement)]);
    const rare = Math.log((1 + texts.length) / holders.size) / scale;
    const long = phrase.stems.length === 1 ? 0.6 : phrase.stems.length === 2 ? 1 : 1.2;
    phrase.weight = rare ** 1.5 * long;
  }
}
