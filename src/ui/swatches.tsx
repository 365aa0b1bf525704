import type { ReactNode } from 'react'
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx'

/** The colours that have a token: --shoe-black and so on. */
export type Swatch = 'black' | 'grey' | 'green' | 'brown'

type Props<Value extends Swatch> = Omit<RadioCardsProps<Value>, 'choices' | 'look'> & {
  colours: readonly { value: Value; name: ReactNode }[]
}

/** A colour to choose, always with its name: no two people see the same green. */
export function Swatches<Value extends Swatch>({ colours, ...rest }: Props<Value>) {
  const choices = colours.map(({ value, name }) => ({
    value,
    name,
    picture: <span className="swatch" data-colour={value} />,
  }))
  return <RadioCards {...rest} look="swatches" choices={choices} />
}
