const NAMES = ['MacBook Pro', 'ThinkPad', 'Dell Latitude'];
const people = ['Nora Vidal', 'Ben Ito', 'Carla Roth', 'Dev Shah'];

const laptops = Array.from(
  { length: 24 },
  (_, i) => `${NAMES[i % 3]} ${i + 1},Notebooks,HW,SN-${1000 + i},${people[i % 4]},In use,vertraulich,"6. Mai 2024"`,
);
const services = ['GitHub repositories', 'Microsoft 365', 'AWS production', 'HubSpot', 'Stripe', 'Datadog'].map(
  (name, i) => `${name},SaaS,Cloud,,${people[i % 4]},aktiv,Confidential,`,
);
const rest = [
  'File server,Server,HW,SRV-1,Ben Ito,aktiv,intern,2021-03-01',
  'Customer database,Database,Software,,Ben Ito,In use,Restricted,',
  'Office firewall,Firewalls,Network,FW-77,Ben Ito,In use,Internal,12/2022',
  'Office switch,Switches,Network,SW-12,Ben Ito,In use,Internal,',
  'Printer 1st floor,Printer,HW,PR-5,Carla Roth,Stock,Public,',
  'iPhone pool,Mobile Phones,HW,PH-1,Carla Roth,In use,Internal,',
  'Adobe licences,Software License,Software,,Carla Roth,In use,Internal,',
  'Old laptop,Laptop,HW,OLD-1,Dev Shah,Stillgelegt,Internal,unknown',
  'Build server,Virtual machines,Cloud,,Dev Shah,In use,Confidential,',
  'Backup NAS,Storage,HW,NAS-1,Dev Shah,In use,Confidential,',
];

/** A register of 40 things as companies keep it: a title, headings of their own, words of two languages, dates of every kind, a total. */
export const MESSY_REGISTER = [
  'Asset register of Birch & Co,,,,,,,',
  '',
  'Item name,Art,Kategorie,Serial,Responsible person,Status,Classification,Purchase date',
  ...laptops,
  ...services,
  ...rest,
  'Total,,,,,,,40',
].join('\n');
