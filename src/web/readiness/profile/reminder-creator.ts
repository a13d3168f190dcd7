/** A reminder as somebody is about to make it. */
export interface ReminderDraft {
  title: string;
  note: string;
  dueOn: string;
  ownerId: string;
  /** What keeps it from being made twice, and where it leads; null for words of one's own. */
  source: { key: string; href: string } | null;
}

/** Makes reminders real. They are tasks, which the schedule keeps: the page gives this to the part that asks for it. */
export interface ReminderCreator {
  make: (draft: ReminderDraft, onMade: () => void) => void;
  isPending: boolean;
  mayMake: boolean;
  /** Sources that have an open task already. */
  openKeys: ReadonlySet<string>;
}
