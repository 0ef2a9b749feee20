% SPDX-License-Identifier: Apache-2.0
function [x, y, z, v, value] = volumeArguments(args)
% The axes, the volume and the value of (X,Y,Z,V,value) or (V,value); without one the middle of the range.
if numel(args) >= 4
    v = double(args{4});
    x = axisOf(args{1}, 2, size(v, 2));
    y = axisOf(args{2}, 1, size(v, 1));
    z = axisOf(args{3}, 3, size(v, 3));
    rest = args(5:end);
else
    v = double(args{1});
    x = 1:size(v, 2);
    y = 1:size(v, 1);
    z = 1:size(v, 3);
    rest = args(2:end);
end
if isempty(rest), value = (min(v(:)) + max(v(:)))/2; else, value = double(rest{1}); end
end
