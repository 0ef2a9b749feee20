% SPDX-License-Identifier: Apache-2.0
function stats = regionprops(x, varargin)
% Properties of the regions of a binary image, a label matrix or what bwconncomp gave, in a structure array: regionprops(x, image, names …);
% in a table with 'table' as the first argument.
% 'basic' (the default): Area, Centroid, BoundingBox; 'all'; Circularity, ConvexArea, ConvexHull, ConvexImage, Eccentricity, EquivDiameter,
% EulerNumber, Extent, Extrema, FilledArea, FilledImage, Image, MajorAxisLength, MinorAxisLength, MaxFeretProperties and MinFeretProperties (each
% a Diameter, Angle and Coordinates, as in MaxFeretDiameter), Orientation, Perimeter, PixelIdxList,
% PixelList, Solidity, SubarrayIdx; of an image MaxIntensity, MeanIntensity, MinIntensity, PixelValues, WeightedCentroid.
% Example: s = regionprops(logical([1 1 0; 0 0 0; 0 0 1]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
shape = {'Area', 'Centroid', 'BoundingBox', 'SubarrayIdx', 'MajorAxisLength', 'MinorAxisLength', 'Eccentricity', 'Orientation', 'ConvexHull', ...
    'ConvexImage', 'ConvexArea', 'Circularity', 'Image', 'FilledImage', 'FilledArea', 'EulerNumber', 'Extrema', 'EquivDiameter', 'Solidity', ...
    'Extent', 'PixelIdxList', 'PixelList', 'Perimeter', 'MaxFeretProperties', 'MinFeretProperties'};
output = 'struct';
if isText(x)
    if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    output = validatestring(x, {'struct', 'table'}, 'regionprops', 'OUTPUT', 1);
    x = varargin{1};
    varargin(1) = [];
end
values = {'PixelValues', 'WeightedCentroid', 'MeanIntensity', 'MinIntensity', 'MaxIntensity'};
if isstruct(x) && isfield(x, 'PixelIdxList')
    sizes = x.ImageSize;
    lists = x.PixelIdxList;
else
    validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'regionprops', 'BW or L', 1);
    sizes = size(x);
    if islogical(x)
        cc = bwconncomp(x);
        lists = cc.PixelIdxList;
    else
        lists = pixelLists(double(x), max([0; double(x(:))]));
    end
end
image = [];
names = {};
asTable = strcmp(output, 'table');
for k = 1:numel(varargin)
    given = varargin{k};
    if iscell(given)
        names = [names, given(:)']; %#ok<AGROW>
    elseif ~isText(given)
        image = given;
        if ~isequal(size(image), sizes), error('images:regionprops:sizeMismatch', 'The image must have the size of the regions'' image.'); end
    elseif any(strcmpi(given, {'struct', 'table'}))
        asTable = strcmpi(given, 'table');
    else
        names{end + 1} = char(given); %#ok<AGROW>
    end
end
if isempty(names), names = {'basic'}; end
chosen = {};
for k = 1:numel(names)
    word = validatestring(names{k}, [shape, values, {'all', 'basic', 'EquivDiameter', 'SubarrayIdx'}], 'regionprops');
    if strcmp(word, 'basic')
        word = shape(1:3);
    elseif strcmp(word, 'all')
        word = shape;
        if numel(sizes) > 2, word = shape([1:4, 13:15, 18, 20:22]); end
        if ~isempty(image), word = [word, values]; end
    end
    chosen = [chosen, word]; %#ok<AGROW>
end
for which = {'MaxFeret', 'MinFeret'}
    at = find(strcmp(chosen, [which{1}, 'Properties']), 1);
    if ~isempty(at), chosen = [chosen(1:at - 1), strcat(which{1}, {'Diameter', 'Angle', 'Coordinates'}), chosen(at + 1:end)]; end
end
[~, first] = unique(chosen, 'stable');
chosen = chosen(sort(first));
stats = repmat(cell2struct(cell(numel(chosen), 1), chosen(:), 1), numel(lists), 1);
together = ismember(chosen, {'Area', 'Centroid', 'BoundingBox', 'EquivDiameter', 'PixelIdxList'}) & ~isempty(lists);
for name = chosen(together)
    each = ofAllRegions(lists, sizes, name{1});
    [stats.(name{1})] = each{:};
end
chosen = chosen(~together);
for k = 1:numel(lists)*~isempty(chosen)
    region = regionOf(lists{k}(:), sizes, image);
    feret = contains(chosen, 'Feret');
    for j = find(~feret)
        stats(k).(chosen{j}) = propertyOf(region, chosen{j});
    end
    if any(feret), stats = withFeret(stats, k, region, chosen(feret)); end
end
if asTable, stats = struct2table(stats, 'AsArray', true); end
end

function stats = withFeret(stats, k, region, names)
if numel(region.sizes) > 2, error('images:regionprops:unsupportedProperty', 'The property ''%s'' is of 2-D images.', [names{1}(1:8), 'Properties']); end
hull = [];
if ~isempty(region.at), hull = hullOf(region); end
for which = {'Max', 'Min'}
    if ~any(startsWith(names, which{1})), continue, end
    name = [which{1}, 'Feret'];
    [stats(k).([name, 'Diameter']), stats(k).([name, 'Angle']), stats(k).([name, 'Coordinates'])] = feretOf(hull, which{1});
end
end

function each = ofAllRegions(lists, sizes, name)
% A property of every region, in a column of cells.
n = cellfun(@numel, lists(:));
m = numel(n);
d = numel(sizes);
switch name
    case 'Area', values = n;
    case 'EquivDiameter'
        if d > 2, values = (6*n/pi).^(1/3); else, values = sqrt(4*n/pi); end
    case 'PixelIdxList'
        each = cellfun(@(at) at(:), lists(:), 'UniformOutput', false);
        return
    otherwise
        at = cellfun(@(at) at(:), lists(:), 'UniformOutput', false);
        of = reshape(repelem((1:m)', n), [], 1);
        sub = cell(1, d);
        [sub{:}] = ind2sub(sizes, vertcat(at{:}));
        sub = sub([2 1 3:d]);
        values = zeros(m, d);
        last = values;
        for k = 1:d
            if strcmp(name, 'Centroid')
                values(:, k) = accumarray(of, sub{k}, [m, 1])./n;
            else
                values(:, k) = accumarray(of, sub{k}, [m, 1], @min);
                last(:, k) = accumarray(of, sub{k}, [m, 1], @max);
            end
        end
        if strcmp(name, 'BoundingBox')
            values = [values - 0.5, last - values + 1];
            values(n == 0, :) = repmat([0.5*ones(1, d), zeros(1, d)], nnz(n == 0), 1);
        end
end
each = num2cell(values, 2);
end

function r = regionOf(at, sizes, image)
r.at = at;
r.sizes = sizes;
sub = cell(1, numel(sizes));
[sub{:}] = ind2sub(sizes, at);
r.list = [sub{[2 1 3:end]}];
if isempty(at)
    r.low = zeros(1, numel(sizes));
    r.high = r.low;
else
    r.low = min(r.list, [], 1);
    r.high = max(r.list, [], 1);
end
r.pixels = [];
if ~isempty(image), r.pixels = image(at); end
end

function v = propertyOf(r, name)
n = numel(r.at);
if numel(r.sizes) > 2 && any(strcmp(name, {'MajorAxisLength', 'MinorAxisLength', 'Eccentricity', 'Orientation', 'ConvexHull', 'ConvexImage', ...
        'ConvexArea', 'Circularity', 'EulerNumber', 'Extrema', 'Solidity', 'Perimeter'}))
    error('images:regionprops:unsupportedProperty', 'The property ''%s'' is of 2-D images.', name);
end
switch name
    case 'SubarrayIdx'
        order = [2 1 3:numel(r.sizes)];
        v = arrayfun(@(d) r.low(d):r.high(d), order, 'UniformOutput', false);
    case {'MajorAxisLength', 'MinorAxisLength', 'Eccentricity', 'Orientation'}, v = ellipseOf(r, name);
    case 'ConvexHull', v = hullOf(r);
    case 'ConvexImage', v = convexImage(r);
    case 'ConvexArea', v = nnz(convexImage(r));
    case 'Solidity', v = n/nnz(convexImage(r));
    case 'Image', v = imageOf(r);
    case 'FilledImage', v = imfill(imageOf(r), 'holes');
    case 'FilledArea', v = nnz(imfill(imageOf(r), 'holes'));
    case 'EulerNumber', v = bweuler(imageOf(r), 8);
    case 'Extrema', v = extremaOf(r);
    case 'Extent', v = n/prod(r.high - r.low + 1);
    case 'PixelList', v = r.list;
    case 'Perimeter', v = perimeterOf(r);
    case 'Circularity'
        p = perimeterOf(r);
        v = Inf;
        if p > 0, v = 4*n*pi/p^2*(1 - 0.5/(p/(2*pi) + 0.5))^2; end
    otherwise
        if isempty(r.pixels) && n > 0, error('images:regionprops:needsGrayscaleImage', 'REGIONPROPS needs I as an input to calculate ''%s''.', name); end
        w = double(r.pixels(:));
        switch name
            case 'PixelValues', v = r.pixels(:);
            case 'WeightedCentroid', v = sum(r.list.*w, 1)/sum(w);
            case 'MeanIntensity', v = mean(w);
            case 'MinIntensity', v = min(r.pixels(:));
            otherwise, v = max(r.pixels(:));
        end
end
end

function bw = imageOf(r)
lengths = r.high - r.low + 1;
order = [2 1 3:numel(r.sizes)];
bw = false(lengths(order));
sub = num2cell(r.list(:, order) - r.low(order) + 1, 1);
bw(sub2ind(size(bw), sub{:})) = true;
end

function v = ellipseOf(r, name)
n = numel(r.at);
if n == 0
    v = 0;
    return
end
x = r.list(:, 1) - mean(r.list(:, 1));
y = mean(r.list(:, 2)) - r.list(:, 2);
% A pixel is a square: 1/12 is its own second moment.
xx = sum(x.^2)/n + 1/12;
yy = sum(y.^2)/n + 1/12;
xy = sum(x.*y)/n;
common = sqrt((xx - yy)^2 + 4*xy^2);
major = 2*sqrt(2)*sqrt(xx + yy + common);
minor = 2*sqrt(2)*sqrt(xx + yy - common);
switch name
    case 'MajorAxisLength', v = major;
    case 'MinorAxisLength', v = minor;
    case 'Eccentricity', v = 2*sqrt((major/2)^2 - (minor/2)^2)/major;
    otherwise
        if yy > xx
            top = yy - xx + common;
            below = 2*xy;
        else
            top = 2*xy;
            below = xx - yy + common;
        end
        v = 0;
        if top ~= 0 || below ~= 0, v = 180/pi*atan(top/below); end
end
end

function h = hullOf(r)
% Around the middles of the pixels' sides.
c = r.list(:, 1);
row = r.list(:, 2);
x = [c; c + 0.5; c; c - 0.5];
y = [row - 0.5; row; row + 0.5; row];
k = convhull(x, y);
h = [x(k), y(k)];
end

function bw = convexImage(r)
h = hullOf(r) - r.low + 1;
lengths = r.high - r.low + 1;
bw = poly2mask(h(:, 1), h(:, 2), lengths(2), lengths(1));
end

function e = extremaOf(r)
c = r.list(:, 1);
row = r.list(:, 2);
top = c(row == r.low(2));
bottom = c(row == r.high(2));
left = row(c == r.low(1));
right = row(c == r.high(1));
e = [min(top) - 0.5, r.low(2) - 0.5; max(top) + 0.5, r.low(2) - 0.5; r.high(1) + 0.5, min(right) - 0.5; r.high(1) + 0.5, max(right) + 0.5; ...
    max(bottom) + 0.5, r.high(2) + 0.5; min(bottom) - 0.5, r.high(2) + 0.5; r.low(1) - 0.5, max(left) + 0.5; r.low(1) - 0.5, min(left) - 0.5];
end

function p = perimeterOf(r)
% Steps along the boundary by Vossepoel and Smeulders's weights.
p = 0;
if isscalar(r.at), return, end
b = bwboundaries(imageOf(r), 8, 'noholes');
for k = 1:numel(b)
    steps = diff(b{k}).^2;
    if size(steps, 1) > 1
        corner = any(diff([steps; steps(1, :)]), 2);
        even = any(~steps, 2);
        p = p + 0.980*sum(even) + 1.406*sum(~even) - 0.091*sum(corner);
    end
end
end
