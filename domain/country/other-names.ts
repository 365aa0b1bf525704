import type { Country } from './countries.ts'

/** Other names that people search for a country by: aliases, former names, and better known parts. */
export const otherNames: Readonly<Partial<Record<Country, readonly string[]>>> = {
  AE: ['UAE', 'Dubai', 'Abu Dhabi', 'ドバイ'],
  BN: ['Brunei Darussalam'],
  CD: ['DR Congo', 'Zaire'],
  CI: ['Ivory Coast', '象牙海岸'],
  CV: ['Cabo Verde'],
  CZ: ['Czech Republic'],
  ES: ['España'],
  DE: ['Deutschland'],
  GB: ['UK', 'Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', '英国', 'えいこく', 'イングランド'],
  GE: ['グルジア'],
  HK: ['ホンコン'],
  JP: ['Nihon', 'Nippon', 'にっぽん'],
  KR: ['Republic of Korea', '大韓民国', 'だいかんみんこく'],
  LA: ['Lao'],
  MM: ['Burma'],
  MO: ['Macau'],
  NL: ['Holland'],
  PS: ['Palestine'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'America', 'アメリカ', '米国', 'べいこく'],
  VA: ['Holy See'],
  VN: ['Viet Nam'],
}
