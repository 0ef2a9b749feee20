% SPDX-License-Identifier: Apache-2.0
function h = plotModelDiagnostics(model, kind, varargin)
% plotDiagnostics(model, kind): 'leverage' (unless said), 'cookd', 'covratio', 'dfbetas', 'dffits', 's2_i', with the value beyond which an observation is unusual.
if nargin < 2, kind = 'leverage'; end
kind = validatestring(kind, {'leverage', 'cookd', 'covratio', 'dfbetas', 'dffits', 's2_i'}, 'plotDiagnostics', 'PLOTTYPE');
D = model.Diagnostics;
n = model.NumObservations;
p = model.NumEstimatedCoefficients;
switch kind
    case 'leverage', [v, name, limits] = deal(D.Leverage, 'leverage', 2*p/n);
    case 'cookd', [v, name, limits] = deal(D.CooksDistance, 'Cook''s distance', 3*mean(D.CooksDistance, 'omitnan'));
    case 'covratio', [v, name, limits] = deal(D.CovRatio, 'covariance ratio', 1 + [-3 3]*p/n);
    case 'dfbetas', [v, name, limits] = deal(D.Dfbetas, 'scaled change in coefficients', [-3 3]/sqrt(n));
    case 'dffits', [v, name, limits] = deal(D.Dffits, 'scaled change in fit', [-2 2]*sqrt(p/n));
    case 's2_i', [v, name, limits] = deal(D.S2_i, 'leave-one-out variance', model.MSE);
end
h = plot((1:height(D))', v, 'x', varargin{:});
for k = 1:numel(limits)
    h(end + 1, 1) = line(xlim, limits([k k]), 'LineStyle', ':', 'Color', 'k');
end
xlabel('Row number')
ylabel([upper(name(1)) name(2:end)])
title(['Case order plot of ' name])
if nargout == 0, clear h, end
end
