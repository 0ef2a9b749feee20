% SPDX-License-Identifier: Apache-2.0
function fontsize(varargin)
% Sizes of all texts of a figure, axes or other objects: fontsize(size,'points'), fontsize(h,size,units), fontsize(h,'increase'|'decrease'),
% fontsize(h,'scale',factor), fontsize(h,'default').
% Example: plot(1:3), fontsize(14, 'points')
[all, args] = textOwners(varargin, 'FontSize');
if isempty(args), error('MATLAB:minrhs', 'Not enough input arguments.'); end
points = [];
factor = 1;
if isnumeric(args{1})
    if numel(args) < 2, error('MATLAB:graphics:fontsize:Units', 'A size needs units: ''points'', ''pixels'', ''centimeters'' or ''inches''.'); end
    unit = validatestring(args{2}, {'points', 'pixels', 'centimeters', 'inches'}, 'fontsize', 'units');
    sizes = struct('points', 1, 'pixels', 0.75, 'centimeters', 72/2.54, 'inches', 72);
    validateattributes(args{1}, {'numeric'}, {'scalar', 'positive', 'finite'}, 'fontsize', 'size');
    points = args{1}*sizes.(unit);
else
    switch validatestring(args{1}, {'increase', 'decrease', 'scale', 'default'}, 'fontsize')
        case 'increase', factor = 1.1;
        case 'decrease', factor = 0.9;
        case 'scale'
            if numel(args) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
            validateattributes(args{2}, {'numeric'}, {'scalar', 'positive', 'finite'}, 'fontsize', 'factor');
            factor = args{2};
        otherwise, points = 0;
    end
end
for k = 1:numel(all)
    h = all{k};
    if isequal(points, 0)
        usual = struct('axes', 8.25, 'legend', 8.25, 'colorbar', 8.25, 'text', 10, 'constantline', 9);
        if isfield(usual, h.Type), h.FontSize = usual.(h.Type); end
    elseif isempty(points)
        h.FontSize = h.FontSize*factor;
    else
        h.FontSize = points;
    end
end
end
