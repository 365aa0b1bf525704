import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useBusy } from './button.tsx'

test.each(['good', 'bad'] as const)(
  'a button is busy until its work has come to a %s end, which the caller receives',
  async (end) => {
    const { result } = renderHook(useBusy)
    const work = Promise.withResolvers<string>()
    const busy = () => result.current[0]
    expect(busy()).toBe(false)
    let received: Promise<string> | undefined
    act(() => {
      received = result.current[1](work.promise)
    })
    expect(busy()).toBe(true)
    await act(async () => {
      if (end === 'good') work.resolve('saved')
      else work.reject(new Error('broken'))
      await received?.catch(() => {})
    })
    expect(busy()).toBe(false)
    if (end === 'good') await expect(received).resolves.toBe('saved')
    else await expect(received).rejects.toThrow('broken')
  },
)
