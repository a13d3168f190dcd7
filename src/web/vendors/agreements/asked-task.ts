/** What is to be done about a breach or a gap. The page's route makes a task of it. */
export interface AskedTask {
  title: string;
  note: string;
  /** Asking twice makes no second task. */
  source: { kind: string; key: string; href: string };
}
