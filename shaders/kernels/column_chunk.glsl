// SPDX-License-Identifier: Apache-2.0
//@ Where a column and chunk's number leads: column i of page o, elements begin … end.
$INDEX i = column % $INNER;
$INDEX rest = column / $INNER;
$INDEX chunk = rest % $CHUNKS;
$INDEX o = rest / $CHUNKS;
$INDEX begin = chunk * 256;
$INDEX end = min($LENGTH, begin + 256);
