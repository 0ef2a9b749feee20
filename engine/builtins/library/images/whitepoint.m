% SPDX-License-Identifier: Apache-2.0
function xyz = whitepoint(name)
% XYZ values of a reference white: 'a', 'c', 'd50', 'd55', 'd65', 'e' or 'icc' (the default).
% Example: xyz = whitepoint('d65')
if nargin < 1, name = 'icc'; end
name = validatestring(name, {'a', 'c', 'd50', 'd55', 'd65', 'e', 'icc'}, 'whitepoint', 'WHITE', 1);
switch name
    case 'a', xyz = [1.09850, 1, 0.35585];
    case 'c', xyz = [0.98074, 1, 1.18232];
    case 'd50', xyz = [0.96419, 1, 0.82489];
    case 'd55', xyz = [0.95680, 1, 0.92148];
    case 'd65', xyz = [0.95047, 1, 1.08883];
    case 'e', xyz = [1, 1, 1];
    otherwise, xyz = [31595, 32768, 27030]/32768;
end
end
