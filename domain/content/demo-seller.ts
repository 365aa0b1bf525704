import type { Language } from '#domain/settings.ts'
import type { Seller } from './seller.ts'

const shared = { number: '00000000', phone: '+44 20 7946 0018', email: 'demo@hadashi.example', isDemo: true } as const

/** The fictitious seller of the demo. The phone number is reserved for fiction, and the hosts cannot exist. */
export const demoSeller: Record<Language, Seller> = {
  en: {
    ...shared,
    name: 'Hadashi Demo Ltd (invented)',
    address: '1 Example Street, London (invented)',
    representative: 'Aiko Example (invented)',
    invoice: 'T0000000000000 (invented)',
    adr: 'Example Ombudsman, https://adr.example (invented)',
    carriers: 'Example Parcel, https://parcel.example (invented)',
  },
  ja: {
    ...shared,
    name: 'Hadashi Demo Ltd（架空）',
    address: 'ロンドン、見本通り1番地（架空）',
    representative: '見本 あい子（架空）',
    invoice: 'T0000000000000（架空）',
    adr: '見本紛争解決機関、https://adr.example（架空）',
    carriers: '見本急便、https://parcel.example（架空）',
  },
}
