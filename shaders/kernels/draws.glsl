// SPDX-License-Identifier: Apache-2.0
//@ Random numbers of all elements of a thread at once: a block of the generator serves four of class
//@ single or two of class double. The group never crosses 2^32, since it is aligned.
#for DRAW
uint $LOW = $COUNTER.x + $PLACE;
uint $HIGH = $COUNTER.y + ($LOW < $PLACE ? 1u : 0u)$CARRY;
$VECTOR $NAME;
#for BLOCK
$FUNCTION($SEED.x, $SEED.y, ($FIRST >> $SHIFT) | ($HIGH << $BACK), $HIGH >> $SHIFT$ELEMENTS);
#end
#end
