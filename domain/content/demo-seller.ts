import type { Language } from '#domain/settings.ts'
import type { Seller } from './seller.ts'

const shared = { number: '00000000', phone: '+44 20 7946 0018', email: 'demo@hadashi.example', isDemo: true } as const

/** The invented seller of the demo. The phone number is one that is kept for films, and the host cannot exist. */
export const demoSeller: Record<Language, Seller> = {
  en: {
    ...shared,
    name: 'Hadashi Demo Ltd (invented)',
    address: '1 Example Street, London (invented)',
    representative: 'Aiko Example (invented)',
  },
  ja: {
    ...shared,
    name: 'Hadashi Demo Ltd（架空）',
    address: 'ロンドン、見本通り1番地（架空）',
    representative: '見本 あい子（架空）',
  },
}
