import type { AssetCategory, AssetType } from './asset.ts';

/** Which field decided, and the word in it. */
export interface CategoryReason {
  field: 'type' | 'name' | 'vendor' | null;
  word: string;
}

const OF_TYPE: Record<AssetType, AssetCategory> = {
  Laptop: 'Hardware',
  Desktop: 'Hardware',
  Server: 'Hardware',
  'Mobile Device': 'Hardware',
  Tablet: 'Hardware',
  'Network Device': 'Network',
  'Storage Device': 'Hardware',
  Printer: 'Hardware',
  Scanner: 'Hardware',
  'Software License': 'Software',
  'Cloud Service': 'Cloud',
  Database: 'Software',
  Application: 'Software',
  Information: 'Other',
};

/** Types which a hosted or networked thing may also be filed under, so that name and vendor may say more than the type. */
const OPEN_TYPES: readonly string[] = ['Server', 'Storage Device', 'Database', 'Application', ''];

const CLOUD =
  /\b(aws|amazon web services|azure|gcp|google cloud|google workspace|microsoft 365|office 365|saas|paas|iaas|cloud|s3|ec2|rds|lambda|kubernetes|heroku|digitalocean|hetzner cloud|ovhcloud|salesforce|snowflake|cloudflare|vercel|netlify)\b/i;
const NETWORK =
  /\b(router|switch|firewall|gateway|access point|wlan|wi-?fi|vpn|load balancer|cisco|juniper|fortinet|fortigate|palo alto|ubiquiti|unifi|mikrotik|sophos|aruba)\b/i;
const SOFTWARE =
  /\b(licen[cs]es?|subscription|software|database|postgres(ql)?|mysql|oracle|sql server|app|application|adobe|jetbrains)\b/i;
const HARDWARE =
  /\b(laptop|notebook|macbook|thinkpad|latitude|desktop|workstation|imac|server|poweredge|proliant|phone|iphone|tablet|ipad|printer|scanner|nas|monitor|dell|lenovo|hewlett|hp)\b/i;

/**
 * The category a thing most likely belongs to, and what said so. The type decides; for types that exist in more than one place
 * (a database on a disk of ours or in a cloud) the name and the vendor are read first.
 */
export function categoryOf(asset: { type: string; name: string; vendor: string }): {
  category: AssetCategory;
  because: CategoryReason;
} {
  const { type } = asset;
  if (OPEN_TYPES.includes(type)) {
    const spoken =
      wordIn(asset, CLOUD, 'Cloud') ??
      (type === 'Database' || type === 'Application' ? null : wordIn(asset, NETWORK, 'Network'));
    if (spoken) return spoken;
  }
  if (type in OF_TYPE) return { category: OF_TYPE[type as AssetType], because: { field: 'type', word: type } };
  return (
    wordIn(asset, HARDWARE, 'Hardware') ??
    wordIn(asset, SOFTWARE, 'Software') ?? { category: 'Other', because: { field: null, word: '' } }
  );
}

function wordIn(asset: { name: string; vendor: string }, words: RegExp, category: AssetCategory) {
  for (const field of ['name', 'vendor'] as const) {
    const word = words.exec(asset[field])?.[0];
    if (word) return { category, because: { field, word } };
  }
  return null;
}
