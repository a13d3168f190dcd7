import { expect, it } from 'vitest';
import { declaredIn } from './declared.ts';

const ISO = ['4.1', '8.5.1', '9.2.1', '9.2.2', 'A.5.15'];

it.each([
  ['This policy implements A.5.15.', ISO, 'iso-27001-2022', ['A.5.15']],
  ['It meets clause 9.2 of ISO/IEC 27001:2022.', ISO, 'iso-27001-2022', ['9.2.1', '9.2.2']],
  ['It meets ISO 9001:2015 clause 8.5.1.', ISO, 'iso-27001-2022', []],
  ['It meets ISO 9001:2015 clause 8.5.1.', ISO, 'iso-9001-2015', ['8.5.1']],
  ['4.1 Purpose of the house', ISO, 'iso-27001-2022', []],
  ['Criteria CC6.1 and CC7.2.', ['CC6.1', 'CC7.2'], 'soc-2-2017', ['CC6.1', 'CC7.2']],
  ['See PR.AA-01.', ['PR.AA-01'], 'nist-csf-2-0', ['PR.AA-01']],
  [
    'Articles are listed below; Art. 33 GDPR applies.',
    ['Art. 3', 'Art. 33(1)', 'Art. 33(5)'],
    'gdpr-2016',
    ['Art. 33(1)', 'Art. 33(5)'],
  ],
  ['Article 33 of the statutes', ['Art. 33(1)'], 'gdpr-2016', []],
  ['Covers 164.308(a)(7).', ['164.308(a)(7)(i)', '164.308(a)(1)(i)'], 'hipaa-security', ['164.308(a)(7)(i)']],
  ['A.8.1.1 of an edition that nobody knows', ['A.8.1'], 'iso-27001-2022', []],
  ['We follow PCI DSS v3.2.1 and PCI DSS 4.0.1.', ['3.2.1', '4.2.1'], 'pci-dss-4-0-1', []],
  ['PCI DSS 8.3.1 is met.', ['8.3.1', '8.3.10'], 'pci-dss-4-0-1', ['8.3.1']],
])('finds what %j cites', (text, ids, framework, cited) => {
  expect([
    ...declaredIn(
      text,
      ids.map((id) => ({ id, framework })),
    ),
  ]).toEqual(cited);
});
