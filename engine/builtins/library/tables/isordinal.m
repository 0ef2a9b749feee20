% SPDX-License-Identifier: Apache-2.0
function tf = isordinal(c)
% True for categorical arrays whose categories have an order.
% Example: isordinal(categorical({'a'}, {'a', 'b'}, 'Ordinal', true))
mustBeCategorical('isordinal', c);
tf = objectState(c).ordinal;
end
