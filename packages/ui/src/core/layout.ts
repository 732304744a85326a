/** What layouts need, so that nobody outside this package imports the library under it. */
export { Box } from '@chakra-ui/react/box';
export { Flex } from '@chakra-ui/react/flex';
export { Grid, GridItem } from '@chakra-ui/react/grid';
export { HStack, Stack, VStack } from '@chakra-ui/react/stack';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
