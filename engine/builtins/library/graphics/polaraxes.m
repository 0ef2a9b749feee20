% SPDX-License-Identifier: Apache-2.0
function ax = polaraxes(varargin)
% Axes of angles and distances: polaraxes(Name,Value), or polaraxes(ax) makes them current.
if nargin == 1 && isgraphics(varargin{1}, 'polaraxes')
    made = varargin{1};
    axes(made);
else
    own = {'ThetaAxisUnits', 'ThetaDir', 'ThetaZeroLocation', 'ThetaTick', 'ThetaTickLabel', 'ThetaGrid', 'RLim', 'ThetaLim', 'RTick', 'RTickLabel', ...
        'RGrid', 'RAxisLocation'};
    later = {};
    rest = varargin;
    for k = 1:numel(own)
        [value, rest] = takeOption(rest, own{k}, []);
        if ~isempty(value), later = [later own(k) {value}]; end %#ok
    end
    made = axes(rest{:});
    polarGrid(made, 1);
    if ~isempty(later), set(made, later{:}); end
end
if nargout > 0, ax = made; end
end
