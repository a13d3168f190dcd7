import { expect, test } from 'vitest';
import { productOf } from './products.ts';

test.each([
  ['Snipe-IT', ['Company', 'Name', 'Asset Tag', 'Category', 'Checkout Type', 'Checked Out To: Username']],
  ['Snipe-IT', ['Full Name', 'Email', 'Username', 'item Name', '', 'Category', 'Model Number', 'Serial', 'Asset Tag']],
  ['CISO Assistant', ['ref_id', 'name', 'description', 'domain', 'type']],
  ['Probo', ['name', 'legalName', 'websiteUrl', 'privacyPolicyUrl', 'category', 'certifications']],
  ['eramba', ['Name', 'Description', 'Asset Label', 'Asset Media Type', 'Asset Owner', 'Asset Guardian']],
  [null, ['Asset Name', 'Asset Type', 'Category', 'Serial Number', 'Owner']],
  [null, ['Asset Tag', 'Name', 'Owner']],
])('a file of %s is known by its headings', (product, headings) => expect(productOf(headings)).toBe(product));
