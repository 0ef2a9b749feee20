% SPDX-License-Identifier: Apache-2.0
function varargout = subvolume(varargin)
% Part of a volume between limits: [x,y,z,v] = subvolume(X,Y,Z,V,[xmin xmax ymin ymax zmin zmax]), or
% subvolume(V,limits) with NaN where there is no limit; one result is the volume alone.
args = varargin;
limits = double(args{end});
given = numel(args) > 2;
if given
    v = args{4};
    x = axisOf(args{1}, 2, size(v, 2)); y = axisOf(args{2}, 1, size(v, 1)); z = axisOf(args{3}, 3, size(v, 3));
else
    v = args{1};
    x = 1:size(v, 2); y = 1:size(v, 1); z = 1:size(v, 3);
end
open = [-Inf Inf -Inf Inf -Inf Inf];
limits(isnan(limits)) = open(isnan(limits));
i = y >= limits(3) & y <= limits(4);
j = x >= limits(1) & x <= limits(2);
k = z >= limits(5) & z <= limits(6);
v = v(i, j, k);
if nargout < 2, varargout{1} = v; return, end
[gx, gy, gz] = meshgrid(x(j), y(i), z(k));
varargout = {gx, gy, gz, v};
end
