import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const serviceKey = 'ak_of_the_test'

const downing = {
  postcode: 'SW1A 2AA',
  line_1: 'Prime Minister & First Lord Of The Treasury',
  line_2: '10 Downing Street',
  line_3: '',
  post_town: 'LONDON',
  county: 'London',
  uprn: '100023336956',
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

function found(response: ServerResponse, ...result: object[]): void {
  json(response, 200, { result, code: 2000, message: 'Success' })
}

/** The responses of the fake by the requested postcode. */
const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  'SW1A 2AA': (response) =>
    found(response, downing, { ...downing, line_1: '10 Downing Street', line_2: '', county: '' }),
  'EC1A 1BB': (response) => found(response, { ...downing, line_1: 'one\nline' }, { ...downing, line_1: '' }),
  'M1 1AA': (response) => json(response, 402, { code: 4020, message: 'Key balance depleted' }),
  'M1 1AB': (response) => json(response, 402, { code: 4021, message: 'Limit reached' }),
  'M1 1AD': (response) => json(response, 401, { code: 4010, message: 'Invalid key' }),
  'M1 1AE': (response) => json(response, 500, { code: 5000, message: 'Server error' }),
  'M1 1AF': (response) => void response.writeHead(200).end('<html>busy</html>'),
  'M1 1AG': (response) => json(response, 200, { code: 2000, result: [{ postcode: 1 }] }),
  'M1 1AH': (response) => json(response, 200, { code: 2000, result: [], filler: 'x'.repeat(2_000_000) }),
  'M1 1AJ': (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/elsewhere' }).end(),
  'M1 1AL': (response) => void response.writeHead(200).end('['.repeat(100_000)),
  // The response begins and never ends.
  'M1 1AN': (response) => void response.writeHead(200).write('{"code":'),
  'M1 1AP': () => {},
  'M1 1AQ': (response) => void response.destroy(),
}

/** A fake of the postcode service that speaks its protocol on this machine. */
export async function openPostcodeService() {
  const requests: { path: string; authorization: string | undefined }[] = []
  const server = createServer((request: IncomingMessage, response) => {
    const { url: path = '', headers } = request
    requests.push({ path, authorization: headers.authorization })
    const [, postcode] = /^\/v1\/postcodes\/([^/?]+)$/.exec(path) ?? []
    if (headers.authorization !== `IDEALPOSTCODES api_key="${serviceKey}"`)
      return json(response, 401, { code: 4010, message: 'Invalid key' })
    const answer = answers[decodeURIComponent(postcode ?? '')]
    if (answer) answer(response)
    else json(response, 404, { code: 4040, message: 'Postcode not found', suggestions: [] })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
