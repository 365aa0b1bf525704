import type { StoresTable } from '../schema.ts'

/** Invented stores at public places, for demo mode only. */
export const demoStores: readonly StoresTable[] = [
  {
    id: 'sto_london',
    name_en: 'Hadashi London, Columbia Road',
    name_ja: 'Hadashi ロンドン コロンビア・ロード店',
    address_en: '98 Columbia Road, London E2 7QB (invented)',
    address_ja: '98 Columbia Road, London E2 7QB（イギリス、架空）',
    time_zone: 'Europe/London',
    latitude: 51.5296,
    longitude: -0.0697,
    country: 'GB',
  },
  {
    id: 'sto_edinburgh',
    name_en: 'Hadashi Edinburgh, Stockbridge',
    name_ja: 'Hadashi エディンバラ ストックブリッジ店',
    address_en: '41 St Stephen Street, Edinburgh EH3 5AH (invented)',
    address_ja: '41 St Stephen Street, Edinburgh EH3 5AH（イギリス、架空）',
    time_zone: 'Europe/London',
    latitude: 55.9582,
    longitude: -3.2066,
    country: 'GB',
  },
  {
    id: 'sto_tokyo',
    name_en: 'Hadashi Tokyo, Kuramae',
    name_ja: 'Hadashi 東京 蔵前店',
    address_en: '3-12-7 Kuramae, Taito-ku, Tokyo 111-0051 (invented)',
    address_ja: '〒111-0051 東京都台東区蔵前3-12-7（架空）',
    time_zone: 'Asia/Tokyo',
    latitude: 35.7038,
    longitude: 139.7917,
    country: 'JP',
  },
  {
    id: 'sto_kyoto',
    name_en: 'Hadashi Kyoto, Gojo',
    name_ja: 'Hadashi 京都 五条店',
    address_en: '412 Sujiyacho, Shimogyo-ku, Kyoto 600-8085 (invented)',
    address_ja: '〒600-8085 京都府京都市下京区筋屋町412（架空）',
    time_zone: 'Asia/Tokyo',
    latitude: 34.9974,
    longitude: 135.7631,
    country: 'JP',
  },
]
