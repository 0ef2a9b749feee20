% SPDX-License-Identifier: Apache-2.0
function x = toFloatImage(x)
% An image as single or double values in [0, 1] for integers; floating-point images stay.
if ~isfloat(x), x = im2double(x); end
end
