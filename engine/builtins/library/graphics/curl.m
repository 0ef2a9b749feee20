% SPDX-License-Identifier: Apache-2.0
function varargout = curl(varargin)
% The curl of a field and half of it along the field (angular velocity): [cx,cy,cz,cav] =
% curl(X,Y,Z,U,V,W), [cz,cav] = curl(X,Y,U,V), both also without coordinates. One output is cav.
args = varargin;
switch numel(args)
    case {2, 4}
        if numel(args) == 4, x = axisOf(args{1}, 2, size(args{3}, 2)); y = axisOf(args{2}, 1, size(args{3}, 1)); args = args(3:4);
        else, x = 1:size(args{1}, 2); y = 1:size(args{1}, 1); end
        [~, uy] = gradient(args{1}, x, y);
        [vx, ~] = gradient(args{2}, x, y);
        varargout = {vx - uy, (vx - uy)/2};
        if nargout <= 1, varargout = varargout(2); end
    case {3, 6}
        if numel(args) == 6
            x = axisOf(args{1}, 2, size(args{4}, 2));
            y = axisOf(args{2}, 1, size(args{4}, 1));
            z = axisOf(args{3}, 3, size(args{4}, 3));
            args = args(4:6);
        else
            [r, c, p] = size(args{1});
            x = 1:c; y = 1:r; z = 1:p;
        end
        [u, v, w] = args{:};
        [~, uy, uz] = gradient(u, x, y, z);
        [vx, ~, vz] = gradient(v, x, y, z);
        [wx, wy, ~] = gradient(w, x, y, z);
        cx = wy - vz;
        cy = uz - wx;
        cz = vx - uy;
        len = sqrt(u.^2 + v.^2 + w.^2);
        cav = (cx.*u + cy.*v + cz.*w)./(2*len);
        if nargout <= 1, varargout = {cav}; else, varargout = {cx, cy, cz, cav}; end
    otherwise
        error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
end
