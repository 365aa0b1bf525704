import type { NetworkInterfaceInfo } from 'node:os'

type EnvironmentValues = Readonly<Record<string, string | undefined>>
type Networks = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>

/** Private address ranges of homes and offices, the most common first. */
const ofHomes = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./]

/** The address under which other devices of the same network reach this machine. */
export function lanAddress(networks: Networks): string | undefined {
  const outside = Object.values(networks)
    .flatMap((ofOne) => ofOne ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return ofHomes.flatMap((form) => outside.filter((address) => form.test(address)))[0] ?? outside[0]
}

/**
 * With `LAN=1`, makes the demo listen on the network and use its address there as the public URL, unless HOST or
 * PUBLIC_URL are set.
 */
export function withLan(envValues: EnvironmentValues, networks: Networks): EnvironmentValues {
  if (envValues.LAN?.trim() !== '1') return envValues
  const address = lanAddress(networks)
  if (address === undefined) return envValues
  const port = envValues.PORT?.trim() || '3000'
  return {
    ...envValues,
    HOST: envValues.HOST || '0.0.0.0',
    PUBLIC_URL: envValues.PUBLIC_URL || `http://${address}:${port}`,
  }
}
