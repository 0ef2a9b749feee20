// SPDX-License-Identifier: Apache-2.0
//@ An element of a routine's result goes through the program's epilogue before it is stored.
void finish(bool inside, uint e, uint row, uint column, $PRODUCT) {
    $VALUES
    $DECLARATIONS
    $STATEMENTS
    $STORES
}

