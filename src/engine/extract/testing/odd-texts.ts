/** Texts as people paste and save them, each with one trouble. */

const PROSE =
  'The supplier keeps the service available at all times and tells the customer of\nevery outage without delay, whatever its cause may be, by telephone and also in\nwriting to the address in the annex.';

/** Pages with form feeds between them, running heads and feet, and a sentence that goes on over the page. */
export const withPages = [1, 2, 3, 4]
  .map(
    (page) =>
      `  Maple Ltd. - Manual of security\n\n${page} Rules of part ${page}\n\n${PROSE}\n\nAccess is given by the owner of the system and taken away by\n\n  internal                          Page ${page} of 4`,
  )
  .join('\f');

export const withContents = [
  'Manual of security',
  '',
  'Contents',
  '',
  ...['1 Scope', '2 Access', '3 Backups', '4 Suppliers'].map(
    (title, index) => `${title} ${'.'.repeat(60 - title.length)} ${index + 3}`,
  ),
  '',
  '1 Scope',
  '',
  PROSE,
].join('\n');

export const markdownContents = `# Manual\n\n- [Scope](#scope)\n- [Access](#access)\n\n## Scope\n\n${PROSE}`;

export const hardWrapped = `NOTICE

All access to systems is given by
the owner of the system only, who
Maple Ltd. names in its register.
Nobody else may give it.

- Access is taken away when people
  leave the house.
- It is looked through each quarter.`;

export const barTable = `Times

Sev | 1st response | Workaround | Fix
----+--------------+------------+------
S1  | 15 min       | 4 h        | 2 d
S2  | 1 h          | 1 d        | 5 d
    | (workdays)   |            |
S3  | 1 d          |            | 20 d`;

export const gridTable = `+----------+------------------------+-----------+
| Class    | Handling               | Owner     |
+==========+========================+===========+
| Public   | May be shown to every- | Head of   |
|          | body.                  | marketing |
+----------+------------------------+-----------+
| Secret   | Is locked away.        | Board     |
+----------+------------------------+-----------+`;

export const boxTable = `┌───────┬──────────┐
│ Class │ Owner    │
├───────┼──────────┤
│ Open  │ Everyone │
│ Inner │ Staff    │
└───────┴──────────┘`;

export const spacedTable = `Times to react

Severity            First response   Workaround   Final fix
Severity 1          15 minutes       4 hours      2 days
(production down)
Severity 2          1 hour           1 day        5 days
                    (on workdays)
Severity 3          1 day                         20 days

All times run from the report of the customer.`;

export const ruledTable = `Version   Date         Author        Changes
-------   ----------   -----------   ---------------------------
1.0       2024-05-06   J. Doe        First edition
1.1       2025-05-06                 Chapter on suppliers, which
                                     was missing

${PROSE}`;

export const narrowRules = `  Type        Lead time                Approval
  ----------- ------------------------ ------------------
  Standard    As the procedure says    Given beforehand
  Normal      Five working days        Owner of the change`;

export const spacedList = `Owner:       Head of operations
Version:     1.2
Approved by: The board
Review:      every year`;

export const hangingItems = [
  '-   Access is given by the owner.',
  '-   It is taken away when people leave.',
  '-   Both are recorded.',
  '',
  '1.1   The owner looks through the list.',
  '1.2   The list is signed.',
  '1.3   It is kept for three years.',
].join('\n');

export const twoSpaces = `The owner gives access.  It is taken away when people leave.  Both are recorded.
The register is kept.  It is looked through.  Every quarter a list is made of it.
A copy is kept.  Nobody else has it.  The owner signs the list and keeps it safe.`;

export const tabbed = 'Severity\tResponse\tFix\nS1\t15 min\t4 h\nS2\t1 h\t\nS3\t1 day\t5 days\n';

export const markdownTable = `| Class | Owner | Rule |
|:------|:-----:|-----:|
| Public | | **none** |
| Secret | Board | locked \\| sealed |`;

export const html = `<!DOCTYPE html><html><head><title>x</title><style>p { color: red }</style></head><body>
<h1>Policy on access</h1><p>Access is given by the <b>owner</b>
&amp; nobody else.</p><ul><li>It is recorded.</li><li>It is taken away.</li></ul>
<table><tr><th>Class</th><th>Owner</th></tr><tr><td>Secret</td><td>Board</td></tr></table>
<script>if (a < b) alert("x")</script></body></html>`;

export const underlined = `Policy on access\n================\n\nIt holds for all.\n\nScope\n-----\n\nAll systems.`;

export const linesOfTheirOwn = `Outages are recorded by the monitoring of the supplier, always.
Credits for them are given with the invoice of the month after.
Availability is measured in the data centre, at the border to the network of the customer.`;
