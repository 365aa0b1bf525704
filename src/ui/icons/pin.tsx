import { Icon, type IconProps } from './icon.tsx'

/** A map pin. */
export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 21.5C8 17 5.5 13.5 5.5 9.5A6.5 6.5 0 0 1 18.5 9.5C18.5 13.5 16 17 12 21.5Z" />
      <circle cx="12" cy="9.5" r="2.5" />
    </Icon>
  )
}
