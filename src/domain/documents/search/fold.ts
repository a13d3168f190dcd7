const FROM =
  'áàâäãåāăąçćčďéèêëēėęěíìîïīįłñńňóòôöõøōőřśšťúùûüūůűýÿžźżÁÀÂÄÃÅĀĂĄÇĆČĎÉÈÊËĒĖĘĚÍÌÎÏĪĮŁÑŃŇÓÒÔÖÕØŌŐŘŚŠŤÚÙÛÜŪŮŰÝŸŽŹŻ<>';
const TO =
  'aaaaaaaaacccdeeeeeeeeiiiiiilnnnoooooooorsstuuuuuuuyyzzzAAAAAAAAACCCDEEEEEEEEIIIIIILNNNOOOOOOOORSSTUUUUUUUYYZZZ  ';

const LETTERS = new Map(Array.from(FROM).map((letter, place) => [letter, Array.from(TO)[place] ?? letter]));

/**
 * A text without accents, of the same length: a place in it is the place in the text. Angle brackets become spaces, since the database
 * would take them for markup. The same as clausewise.fold in the database.
 */
export function fold(text: string): string {
  return text.replaceAll(/[<>\u0080-\uffff]/g, (letter) => LETTERS.get(letter) ?? letter);
}
