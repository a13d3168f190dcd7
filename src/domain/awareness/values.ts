export const COURSE_AUDIENCES = ['everybody', 'managers', 'developers', 'buyers'] as const;

export const AUDIENCE_KINDS = ['everybody', 'roles', 'departments', 'people'] as const;

/** How one stands to a course. */
export const COURSE_STATES = ['new', 'reading', 'ready', 'testing', 'failed', 'passed', 'expired'] as const;

/** How a person stands to a campaign; who left the organization without finishing is not counted. */
export const PERSON_STATES = ['overdue', 'open', 'done', 'left'] as const;

export const VERDICTS = ['new', 'phishing', 'spam', 'harmless', 'test'] as const;

/** What the reporter did with the mail before reporting it, from harmless to urgent. */
export const MAIL_REACTIONS = ['nothing', 'opened', 'clicked', 'entered'] as const;

/** Characters of a mail's source that are kept. */
export const LONGEST_SOURCE = 300_000;

/** The requirements of the base framework that a campaign's record can be evidence for: competence, awareness, awareness and training. */
export const AWARENESS_REQUIREMENTS = ['7.2', '7.3', 'A.6.3'] as const;
