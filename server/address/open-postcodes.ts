import type { Country } from '#domain/country/countries.ts'
import { ok } from '#domain/result.ts'
import type { Environment } from '#server/env/read-environment.ts'
import type { Log } from '#server/log.ts'
import { demoPostcodes } from './demo-postcodes.ts'
import { createIdealPostcodes } from './ideal-postcodes.ts'
import { openJapanPostcodes } from './japan-postcodes.ts'
import { noPostcodes, type PostcodePort } from './postcode-port.ts'

const defaultUrl = 'https://api.ideal-postcodes.co.uk/v1'

type PostcodeEnvironment = Pick<Environment, 'POSTCODE_URL' | 'POSTCODE_KEY' | 'isProduction'>

/**
 * Combines the postcode sources of this shop: Japan always, Britain where a paid service is configured, and a few
 * British ones in a demo.
 */
export function openPostcodes(
  { POSTCODE_URL: url = defaultUrl, POSTCODE_KEY: key, isProduction }: PostcodeEnvironment,
  log: Log,
): PostcodePort {
  const withoutKey = isProduction ? noPostcodes : demoPostcodes
  const ports: Partial<Record<Country, PostcodePort>> = {
    JP: openJapanPostcodes(log),
    GB: key === undefined ? withoutKey : createIdealPostcodes({ url, key, log }),
  }
  return {
    knows: Object.assign({}, ...Object.values(ports).map(({ knows }) => knows)),
    only: Object.assign({}, ...Object.values(ports).map(({ only }) => only)),
    lookUp: async (country, postcode) => ports[country]?.lookUp(country, postcode) ?? ok([]),
  }
}
