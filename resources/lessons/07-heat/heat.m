%% Heat in a plate
% An explicit five-point stencil written with slices. Each time step reads shifted views of u in place
% (no copies) and writes the inner part of the plate; drawnow shows the buffer while the loop runs.

n = 256;
u = zeros(n, n, 'single');
u(96:160, 96:160) = 1;                    % a hot square
u(20:40, 20:230) = 0.6;                   % and a warm bar

h = imagesc(u, [0 1]);                    % fixed colour limits: nothing has to be read back
axis image
colormap hot
colorbar
for t = 1:200
    u(2:end-1, 2:end-1) = u(2:end-1, 2:end-1) + 0.2 * ( ...
        u(3:end, 2:end-1) + u(1:end-2, 2:end-1) + ...
        u(2:end-1, 3:end) + u(2:end-1, 1:end-2) - 4 * u(2:end-1, 2:end-1));
    if mod(t, 20) == 0
        h.CData = u;                      % the new buffer, not a copy of it
        title(sprintf('step %d', t))
        drawnow
    end
end
fprintf('mean temperature %.6f\n', mean(u(:)));
