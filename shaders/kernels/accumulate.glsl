// SPDX-License-Identifier: Apache-2.0
//@ One element into the accumulators. Linear operands are parameters, outputs with an element for
//@ each of the body's come back through others.
void $FUNCTION($PARAMETERS) {
    $STATEMENTS
#for KEPT
    $VALUE = $COMPUTED;
#end
#for REDUCTION
    $NAME = $COMBINE($NAME, $COMPUTED);
#end
}

