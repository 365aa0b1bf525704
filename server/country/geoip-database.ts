import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type CountryResponse, Reader } from 'mmdb-lib'
import { type Country, isCountry } from '#domain/country/countries.ts'
import type { Log } from '#server/log.ts'
import { publicAddress } from './special-addresses.ts'

/** The country of an IP address, or null. */
export type FindCountryByIp = (address: string) => Promise<Country | null>

const data = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb'

function readPackage(): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(data)))
}

/**
 * The GeoIP database is 8 MB and opened on first use. If it cannot be read, that is logged once and every country is
 * unknown.
 */
export function openGeoipDatabase(log: Log, read: () => Promise<Buffer> = readPackage): FindCountryByIp {
  let opening: Promise<Reader<CountryResponse> | undefined> | undefined

  async function open(): Promise<Reader<CountryResponse> | undefined> {
    try {
      return new Reader(await read())
    } catch (error) {
      log.error({ err: error }, 'The GeoIP database cannot be read; the country of every visitor is unknown')
      return undefined
    }
  }

  return async (address) => {
    const publicIp = publicAddress(address)
    if (publicIp === undefined) return null
    opening ??= open()
    const found: unknown = (await opening)?.get(publicIp)
    const code = typeof found === 'object' && found !== null && 'country_code' in found ? found.country_code : undefined
    return isCountry(code) ? code : null
  }
}
