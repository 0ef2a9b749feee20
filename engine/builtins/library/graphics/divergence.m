% SPDX-License-Identifier: Apache-2.0
function d = divergence(varargin)
% The divergence of a field: divergence(X,Y,Z,U,V,W), divergence(X,Y,U,V), both also without coordinates.
args = varargin;
switch numel(args)
    case 2
        [ux, ~] = gradient(args{1});
        [~, vy] = gradient(args{2});
        d = ux + vy;
    case 4
        x = axisOf(args{1}, 2, size(args{3}, 2));
        y = axisOf(args{2}, 1, size(args{3}, 1));
        [ux, ~] = gradient(args{3}, x, y);
        [~, vy] = gradient(args{4}, x, y);
        d = ux + vy;
    case 3
        [ux, ~, ~] = gradient(args{1});
        [~, vy, ~] = gradient(args{2});
        [~, ~, wz] = gradient(args{3});
        d = ux + vy + wz;
    case 6
        x = axisOf(args{1}, 2, size(args{4}, 2));
        y = axisOf(args{2}, 1, size(args{4}, 1));
        z = axisOf(args{3}, 3, size(args{4}, 3));
        [ux, ~, ~] = gradient(args{4}, x, y, z);
        [~, vy, ~] = gradient(args{5}, x, y, z);
        [~, ~, wz] = gradient(args{6}, x, y, z);
        d = ux + vy + wz;
    otherwise
        error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
end
