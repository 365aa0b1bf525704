import { success } from '../components/open-screen.tsx'

type RecordedRequest = { readonly path: string; readonly body: unknown; readonly authorization: string | null }
/** The signal aborts when the client gives up. */
type AnswerRequest = (requests: RecordedRequest, signal: AbortSignal) => Response | Promise<Response>

/** A shop whose requests are answered by path as a test says; it records the requests. */
export function pretendShop(first: Readonly<Record<string, object>> = {}) {
  const table = new Map(Object.entries(first))
  const requests: RecordedRequest[] = []
  return {
    requests,
    requestsTo: (path: string) => requests.filter((one) => one.path === path),
    /** Sets the answer of a path from now on. */
    answer: (path: string, answer: object) => void table.set(path, answer),
    async answers(path: string, request: Request): Promise<Response> {
      const text = await request.text()
      const one = { path, body: text && JSON.parse(text), authorization: request.headers.get('authorization') }
      requests.push(one)
      const answer = table.get(path)
      if (answer === undefined) return respondWithError('NOT_FOUND', 404)()
      return typeof answer === 'function' ? (answer as AnswerRequest)(one, request.signal) : success(answer)
    },
  }
}

/** An error response of the shop with its code. */
export function respondWithError(code: string, status = 400, more: object = {}): () => Response {
  return () => Response.json({ status: 'error', code, message: '', ...more }, { status })
}

/** A server that cannot be reached. */
export function noLine(): Promise<never> {
  return Promise.reject(new TypeError('Failed to fetch'))
}

/** A value that resolves only when the test says so. */
export function deferred<Value>(value: () => Value) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answer = promise.then(value)
  // The requester handles the rejection; without this, Node reports it as unhandled.
  answer.catch(() => {})
  return { answer, come: resolve }
}
