% SPDX-License-Identifier: Apache-2.0
function p = nsidedpoly(n, varargin)
% A regular polygon of n sides, the lowest of them level, as a polyshape. Options: 'Center' ([0 0]), 'Radius' of the circle through its vertices (1) or
% 'SideLength'.
% Example: p = nsidedpoly(4, 'Center', [1 1], 'SideLength', 2); area(p)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(n) && isscalar(n) && isreal(n) && n >= 3 && n == fix(n) && isfinite(n))
    error('MATLAB:nsidedpoly:nsidesError', 'The number of sides must be an integer greater than or equal to 3.');
end
if mod(numel(varargin), 2), error('MATLAB:nsidedpoly:nameValuePairError', 'Name-value arguments must come in pairs.'); end
n = double(n);
centre = [0 0]; radius = 1; given = false;
for k = 1:2:numel(varargin)
    value = varargin{k + 1};
    name = validatestring(varargin{k}, {'Center', 'Radius', 'SideLength'}, 'nsidedpoly');
    if strcmp(name, 'Center')
        if ~isnumeric(value) || numel(value) ~= 2 || any(~isfinite(value)), error('MATLAB:nsidedpoly:centerError', 'The center must be two finite numbers.'); end
        centre = double(reshape(value, 1, 2));
        continue
    end
    if given, error('MATLAB:nsidedpoly:sideRadiusError', 'Only one of ''Radius'' and ''SideLength'' may be given.'); end
    if ~(isnumeric(value) && isscalar(value) && isfinite(value) && value > 0)
        error('MATLAB:nsidedpoly:positiveError', '''%s'' must be a positive number.', name);
    end
    given = true;
    radius = double(value);
    if strcmp(name, 'SideLength'), radius = radius/(2*sin(pi/n)); end
end
% Clockwise from the right end of the lowest side.
angle = 180/n - 90 - 360/n*(0:n - 1)';
p = polyshape(centre + radius*[cosd(angle), sind(angle)]);
end
