import { Icon, type IconProps } from './icon.tsx'

/** A drop of colour. */
export function ColourIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3C15 7 18.5 10.5 18.5 14.5A6.5 6.5 0 0 1 5.5 14.5C5.5 10.5 9 7 12 3Z" />
    </Icon>
  )
}
