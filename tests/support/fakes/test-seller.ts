import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A seller as the settings name one. */
export const testSeller = {
  SELLER_NAME: 'Sole & Thread Ltd',
  SELLER_ADDRESS: '7 Cobbler Row, Leeds',
  SELLER_NUMBER: '09876543',
  SELLER_REPRESENTATIVE: 'Hana Kimura',
  SELLER_PHONE: '+44 113 496 0001',
  SELLER_EMAIL: 'hello@sole.example',
  SELLER_VAT: 'GB987654321',
  SELLER_INVOICE: 'T9876543210987',
  SELLER_ADR: 'Cobblers’ Ombudsman',
  SELLER_CARRIERS: 'Yorkshire Parcels',
}

/** The built pages that name the seller, in both languages. */
export function listSellerPages(site: string): string[] {
  return ['', 'ja'].flatMap((folder) => {
    const page = join(site, folder, 'terms-and-conditions')
    return [readFileSync(join(page, 'index.html'), 'utf8'), readFileSync(join(page, '_payload.json'), 'utf8')]
  })
}
