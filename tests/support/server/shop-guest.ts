import { newPairGuest } from './pair-visitor.ts'

type Api = Parameters<typeof newPairGuest>[0]

/** A guest of a running shop who designs and orders by its API. */
export async function createShopGuest(url: string) {
  const send: Api['send'] = (path, _token, init = {}) =>
    fetch(`${url}/api${path}`, {
      ...init,
      headers: { ...(init.body ? { 'content-type': 'application/json' } : {}), ...init.headers },
    })
  const issued = await (await send('/user/guest', undefined, { method: 'POST' })).json()
  const signGuest = async () => issued.data.guest_token as string
  return newPairGuest({ send, tokens: { signGuest } } as unknown as Api)
}
