import { isIP } from 'node:net'
import { readSender, type Sender } from './sender.ts'

/** The result of reading one environment variable: its value, or why it is invalid. */
export type SettingResult<Value> = { readonly value: Value } | { readonly invalid: string }

/** One environment variable, as the start reads it and as README's table shows it. */
export type Setting<Value> = {
  readonly about: string
  /** The behaviour when the variable is not set, in words. */
  readonly fallback: string
  readonly example: string
  /** Production refuses to start without it. */
  readonly isNeededInProduction?: true
  /** Reads the trimmed text of the variable; `undefined` when it is not set or empty. */
  read(text: string | undefined): SettingResult<Value>
}

type SettingDetails = Pick<Setting<unknown>, 'about' | 'fallback' | 'example' | 'isNeededInProduction'>

export function textSetting(about: SettingDetails): Setting<string | undefined> {
  return { ...about, read: (text) => ({ value: text }) }
}

export function textOr(fallback: string, about: Omit<SettingDetails, 'fallback'>): Setting<string> {
  return { ...about, fallback: `\`${fallback}\``, read: (text) => ({ value: text ?? fallback }) }
}

/** A text that must match a pattern; `invalid` says why it does not. */
export function formSetting(form: RegExp, invalid: string, about: SettingDetails): Setting<string | undefined> {
  return { ...about, read: (text) => (text === undefined || form.test(text) ? { value: text } : { invalid }) }
}

export function portSetting(fallback: number, about: Omit<SettingDetails, 'fallback'>): Setting<number> {
  return {
    ...about,
    fallback: String(fallback),
    read(text = String(fallback)) {
      const port = Number(text)
      const isPort = /^\d{1,5}$/.test(text) && port <= 65_535
      return isPort ? { value: port } : { invalid: 'is not a port between 0 and 65535' }
    },
  }
}

export function choiceSetting<Choice extends string>(
  choices: readonly [Choice, ...Choice[]],
  about: Omit<SettingDetails, 'fallback'>,
): Setting<Choice> {
  return {
    ...about,
    fallback: `\`${choices[0]}\``,
    read(text) {
      const choice = text === undefined ? choices[0] : choices.find((one) => one === text)
      return choice === undefined ? { invalid: `is not one of ${choices.join(', ')}` } : { value: choice }
    },
  }
}

export function addressSetting(protocols: readonly string[], about: SettingDetails): Setting<string | undefined> {
  return {
    ...about,
    read(text) {
      if (text === undefined) return { value: undefined }
      const isAddress = URL.canParse(text) && protocols.includes(new URL(text).protocol)
      return isAddress ? { value: text } : { invalid: `is not an address that begins with ${protocols.join(' or ')}` }
    },
  }
}

/** An origin: protocol, host and port, without a path, because paths are appended to it. */
export function originSetting(protocols: readonly string[], about: SettingDetails): Setting<string | undefined> {
  const { read } = addressSetting(protocols, about)
  return {
    ...about,
    read(text) {
      const address = read(text)
      if (text === undefined || 'invalid' in address) return address
      const { origin, href } = new URL(text)
      return href === `${origin}/` ? { value: origin } : { invalid: 'has more than a protocol, a host and a port' }
    },
  }
}

export function secretSetting(minBytes: number, about: SettingDetails): Setting<string | undefined> {
  return {
    ...about,
    read(text) {
      if (text === undefined || Buffer.byteLength(text) >= minBytes) return { value: text }
      return { invalid: `is shorter than ${minBytes} bytes` }
    },
  }
}

export function senderSetting(about: SettingDetails): Setting<Sender | undefined> {
  return {
    ...about,
    read(text) {
      const sender = text === undefined ? undefined : readSender(text)
      const isInvalid = text !== undefined && sender === undefined
      return isInvalid ? { invalid: 'is not an e-mail address, with or without a name before it' } : { value: sender }
    },
  }
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (version === 4 ? 32 : 128))
}

export function networksSetting(about: SettingDetails): Setting<readonly string[]> {
  return {
    ...about,
    read(text = '') {
      const networks = text.split(/[\s,]+/).filter((one) => one !== '')
      const invalid = networks.filter((one) => !isNetwork(one))
      return invalid.length > 0
        ? { invalid: `contains ${invalid.join(', ')}, which is not an IP address or network` }
        : { value: networks }
    },
  }
}

/** Hosts as browsers write them in a URL, without protocol and path: `pay.example` or `localhost:3001`. */
const plainHost = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?(:[1-9]\d{0,4})?$/

export function hostsSetting(about: SettingDetails): Setting<readonly string[] | undefined> {
  return {
    ...about,
    read(text) {
      if (text === undefined) return { value: undefined }
      const hosts = text.split(/[\s,]+/).filter((one) => one !== '')
      const invalid = hosts.filter((one) => !plainHost.test(one) || readHost(one) !== one)
      if (invalid.length > 0) return { invalid: invalid.map(describeInvalidHost).join('; ') }
      return hosts.length > 0 ? { value: hosts } : { invalid: 'names no host' }
    },
  }
}

function readHost(text: string): string | undefined {
  const url = URL.canParse(`https://${text}`) ? new URL(`https://${text}`) : undefined
  return url?.pathname === '/' ? url.host : undefined
}

function describeInvalidHost(text: string): string {
  const host = readHost(text)
  const isNear = host !== undefined && host !== text && plainHost.test(host)
  return `contains ${text}, which is ${isNear ? `written ${host}` : 'not a host like checkout.stripe.com'}`
}
