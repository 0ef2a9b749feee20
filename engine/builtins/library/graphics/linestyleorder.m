% SPDX-License-Identifier: Apache-2.0
function order = linestyleorder(varargin)
% The styles that lines have in turn when the colors repeat: linestyleorder(styles), linestyleorder(ax,styles) with styles as {'-','--'} or
% ["-o" ":x"], or 'mixedstyles', 'mixedmarkers', 'default'; without styles they are told.
% Example: linestyleorder(["-" "--"]), plot(magic(8))
[ax, args] = leadingAxes(varargin);
if isempty(args)
    order = get(ax, 'LineStyleOrder');
    return
end
styles = args{1};
named = struct('default', {{'-'}}, 'mixedstyles', {{'-', '--', ':', '-.'}}, 'mixedmarkers', {{'-o', '-*', '-^', '-+', '-s', '-d', '-v'}});
if (ischar(styles) || (isstring(styles) && isscalar(styles))) && isfield(named, lower(char(styles))), styles = named.(lower(char(styles))); end
set(ax, 'LineStyleOrder', cellstr(styles));
end
