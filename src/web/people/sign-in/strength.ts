/** How hard a password is to guess, roughly: 0 too short, 1 weak, 2 fair, 3 strong. A hint, never a rule. */
export function strengthOf(password: string): 0 | 1 | 2 | 3 {
  if (password.length < 12) return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const variety = new Set(password).size;
  const bits = password.length * Math.log2(Math.max(2, variety)) * (0.7 + kinds * 0.1);
  const isPattern = /(.)\1{3,}|1234|abcd|qwert|password|passwort|contrase|motdepasse/i.test(password);
  if (isPattern || bits < 45) return 1;
  return bits < 70 ? 2 : 3;
}
