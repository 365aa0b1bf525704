import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Brings a part of a page, and the rooms of texts that it is written in, when it is to be shown: few pages have it, and no other page
 * carries it. Nothing while it is on its way; the second part tries again. Both arguments are always the same objects.
 */
export function useLatePart<Part>(
  load: () => Promise<Part>,
  rooms: readonly string[],
): readonly [Part | 'missing' | undefined, () => void] {
  const { language } = useRouter().options.context
  const [part, setPart] = useState<{ readonly is: Part | 'missing' }>()
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same part again
  useEffect(() => {
    let isLeft = false
    const show = (is: Part | 'missing') => {
      if (!isLeft) setPart({ is })
    }
    setPart(undefined)
    Promise.all([load(), ...rooms.map((room) => language.alsoIn(room))]).then(
      ([loaded]) => show(loaded),
      () => show('missing'),
    )
    return () => {
      isLeft = true
    }
  }, [load, rooms, language, round])

  return [part?.is, () => setRound(round + 1)]
}
