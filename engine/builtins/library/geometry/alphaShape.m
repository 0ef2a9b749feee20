% SPDX-License-Identifier: Apache-2.0
function shp = alphaShape(varargin)
% A shape around points of the plane or of space, of the Delaunay simplices with circumscribed circles of radius alpha at most: alphaShape(P),
% (x, y), (x, y, z), then alpha; without it the smallest that encloses all points. Inf is the convex hull. Options: HoleThreshold, RegionThreshold, the
% area or volume up to which holes are filled and regions left out. Properties Points, Alpha, HoleThreshold, RegionThreshold.
% Functions: alphaTriangulation, boundaryFacets, alphaSpectrum, criticalAlpha, inShape, nearestNeighbor, numRegions, area, perimeter, volume,
% surfaceArea, plot.
% Example: shp = alphaShape([0 1 1 0]', [0 0 1 1]', 1); area(shp)
args = varargin;
p = struct('Points', zeros(0, 2), 'Alpha', [], 'HoleThreshold', 0, 'RegionThreshold', 0);
at = find(cellfun(@(a) ischar(a) || isstring(a), args), 1);
if ~isempty(at)
    if mod(numel(args) - at, 2) == 0, error('MATLAB:alphaShape:nameValuePairs', 'Name-value arguments must come in pairs.'); end
    for k = at:2:numel(args)
        name = validatestring(args{k}, {'HoleThreshold', 'RegionThreshold'}, 'alphaShape');
        p.(name) = args{k + 1};
    end
    args(at:end) = [];
end
if isempty(args)
    p.Alpha = 0;
    shp = alphaShapeObject(p);
    return
end
% The vectors of as many elements as the first are coordinates.
n = numel(args{1});
coordinates = 1;
if isvector(args{1}) && ~(isrow(args{1}) && any(n == [2 3]) && (isscalar(args) || isscalar(args{2})))
    while coordinates < min(numel(args), 3) && numel(args{coordinates + 1}) == n && isvector(args{coordinates + 1}), coordinates = coordinates + 1; end
    if coordinates == 1
        error('MATLAB:alphaShape:InvalidInputs', 'The coordinates must be vectors of the same length.');
    end
end
if coordinates > 1
    for k = 1:coordinates, args{k} = args{k}(:); end
    p.Points = [args{1:coordinates}];
else
    p.Points = args{1};
end
args(1:coordinates) = [];
if numel(args) > 1
    error('MATLAB:alphaShape:InvalidInputs', 'The coordinates must be vectors of the same length, followed by the alpha radius.');
elseif isscalar(args)
    p.Alpha = args{1};
    if isempty(p.Alpha), error('MATLAB:alphaShape:InvalidAlpha', 'The alpha radius must be a nonnegative real scalar.'); end
end
shp = alphaShapeObject(p);
end
