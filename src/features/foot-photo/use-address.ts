import { useEffect, useState } from 'react'

/** The address under which a photo is shown, as long as it is: of the one before nothing is shown any more. */
export function useAddress(photo: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ readonly photo: Blob; readonly address: string }>()
  useEffect(() => {
    if (!photo) return
    const address = URL.createObjectURL(photo)
    setMade({ photo, address })
    return () => URL.revokeObjectURL(address)
  }, [photo])
  return made && made.photo === photo ? made.address : undefined
}
