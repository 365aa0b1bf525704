import { Icon, type IconProps } from './icon.tsx'

/** A tick. */
export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 13L10 18L20 7" />
    </Icon>
  )
}
