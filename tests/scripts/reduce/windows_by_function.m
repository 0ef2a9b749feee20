disp(movfun(@mean, 1:5, 3)), disp(movfun(@max, [3 1 2 5 4], [1 0])), disp(movmad([1 5 2 8 3], 3))
disp([isuniform([1 2 3]), isuniform([1 2 4]), isuniform(7:-2:1)]), [tf, step] = isuniform(7:-2:1)
w = pagectranspose(reshape((1:8) + 1i, 2, 2, 2)); disp(w(:, :, 2))
