% SPDX-License-Identifier: Apache-2.0
function checkedRotations(name, R)
% Refuses what is not pages of 3 by 3.
if ~isfloat(R) || ~isreal(R)
    error(['MATLAB:' name ':invalidType'], 'Expected input to be one of these types:\n\nsingle, double');
elseif size(R, 1) ~= 3 || size(R, 2) ~= 3 || ndims(R) > 3
    error(['MATLAB:' name ':incorrectSize'], 'Expected input to be of size 3x3xN.');
end
end
