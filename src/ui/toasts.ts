import type { ReactNode } from 'react'
import type { Tone } from './sign.tsx'

export type Toast = { readonly id: number; readonly text: ReactNode; readonly tone: Tone }

export type Toasts = {
  list(): readonly Toast[]
  /** Shows a toast and returns its ID. */
  show(text: ReactNode, tone?: Tone): number
  close(id: number): void
  onChange(listener: () => void): () => void
}

/** The toasts that are currently shown. */
export function createToasts(): Toasts {
  const listeners = new Set<() => void>()
  let list: readonly Toast[] = []
  let next = 0

  function change(to: readonly Toast[]): void {
    list = to
    for (const listener of listeners) listener()
  }

  return {
    list: () => list,
    show(text, tone = 'good') {
      const id = next++
      change([...list, { id, text, tone }])
      return id
    },
    close: (id) => change(list.filter((toast) => toast.id !== id)),
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
